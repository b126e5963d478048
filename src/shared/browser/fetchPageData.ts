/** Fetches the props of a page of the site, from the file that Gatsby writes for it. Throws if it is unavailable. */
export async function fetchPageData<Page>(path: string): Promise<Page> {
  const response = await fetch(`/page-data${path}page-data.json`);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  const { result } = (await response.json()) as { result: { pageContext: { page: Page } } };
  return result.pageContext.page;
}
