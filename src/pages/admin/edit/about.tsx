import { graphql, type PageProps } from 'gatsby';
import { AdminHead } from '../../../admin/AdminPage';
import type { EditorQuery, PreviewQuery } from '../../../admin/EditPage';
import { EditPage } from '../../../admin/EditPage';

export default function EditAboutPage({ data }: PageProps<EditorQuery & PreviewQuery>) {
  return <EditPage document="about" data={data} />;
}

export const Head = () => <AdminHead section="about" />;

export const query = graphql`
  query EditAbout {
    ...EditPage
  }
`;
