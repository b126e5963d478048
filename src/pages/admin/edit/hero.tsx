import { graphql, type PageProps } from 'gatsby';
import { AdminHead } from '../../../admin/AdminPage';
import type { EditorQuery, PreviewQuery } from '../../../admin/EditPage';
import { EditPage } from '../../../admin/EditPage';

export default function EditHeroPage({ data }: PageProps<EditorQuery & PreviewQuery>) {
  return <EditPage document="hero" data={data} />;
}

export const Head = () => <AdminHead section="hero" />;

export const query = graphql`
  query EditHero {
    ...EditPage
  }
`;
