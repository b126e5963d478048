/** Data for scripts and search engines. Escaped, because `</script>` in a text would end the element. */
export function JsonScript({ type, json }: { type: string; json: object }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(json).replaceAll('<', '\\u003c') }} />;
}
