import { graphql, type PageProps } from 'gatsby';
import { AdminHead } from '../../../admin/AdminPage';
import type { EditorQuery, PreviewQuery } from '../../../admin/EditPage';
import { EditPage } from '../../../admin/EditPage';

export default function EditActivitiesPage({ data }: PageProps<EditorQuery & PreviewQuery>) {
  return <EditPage document="activities" data={data} />;
}

export const Head = () => <AdminHead section="activities" />;

export const query = graphql`
  query EditActivities {
    ...EditPage
  }
`;
