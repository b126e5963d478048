/** @jest-environment jsdom */
import { prepareVideo } from './prepareMedia';

/** A box of an MP4 file. */
const box = (type: string, body = '') => {
  const size = String.fromCharCode(...[24, 16, 8, 0].map((shift) => ((8 + body.length) >> shift) & 255));
  return `${size}${type}${body}`;
};

/** A file as a browser provides it. */
function fileOf(text: string, size = text.length): File {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return { size, arrayBuffer: async () => bytes.buffer } as unknown as File;
}

it.each([
  ['too heavy for a message', fileOf(box('ftyp', 'isom'), 16_000_001), 'tooHeavy'],
  ['WebM', fileOf('\x1aE\xdf\xa3'), 'notMp4'],
  ['HEVC', fileOf(box('ftyp', 'isom') + box('moov', 'hvc1')), 'hevc'],
  ['MP4 that says where it was filmed', fileOf(box('ftyp', 'isom') + box('moov', '\xa9xyz+04.0511')), 'located'],
])('a video that is %s is refused', async (_, file, fault) => {
  expect(await prepareVideo(file)).toEqual({ fault });
});

beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }));

it('a video whose first picture never comes is refused in the end', async () => {
  jest.useFakeTimers();
  const preparing = prepareVideo(fileOf(box('ftyp', 'isom') + box('moov')));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await preparing).toEqual({ fault: 'unplayable' });
  jest.useRealTimers();
});

it('a video that the browser cannot play is refused', async () => {
  jest.useFakeTimers();
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name === 'video') setTimeout(() => element.dispatchEvent(new Event('error')));
    return element;
  });
  const preparing = prepareVideo(fileOf(box('ftyp', 'isom') + box('moov')));
  await jest.advanceTimersByTimeAsync(0);
  expect(await preparing).toEqual({ fault: 'unplayable' });
  expect(jest.getTimerCount()).toBe(0);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
