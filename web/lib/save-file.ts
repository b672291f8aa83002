/** Saves a file as the browser saves what is downloaded, under a name with its extension. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save it by then; the address itself would hold the file for as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
