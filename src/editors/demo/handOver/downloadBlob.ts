export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Safari on iOS reads the URL once the user has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}
