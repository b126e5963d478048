/** Whether every system can store a file of this name, without its extension: Windows reserves some for devices. */
export function isFileName(name: string): boolean {
  return /^(?!(con|prn|aux|nul|com\d|lpt\d)$)[\w-]{1,100}$/i.test(name);
}
