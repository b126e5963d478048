import { watch } from 'chokidar';
import type { Reporter } from 'gatsby';
import { loadContent } from '../content/load';
import type { Content } from '../content/model';

// An editor's save is often several writes: wait for the last one.
const quietMilliseconds = 100;

/** Reads the content again whenever a file of it changes. Content with a mistake is reported and not passed on. */
export function watchContent(folder: string, reporter: Reporter, onChange: (content: Content) => Promise<void>): void {
  let pending: NodeJS.Timeout | undefined;
  // One after the other: two at a time would write the same files.
  let done = Promise.resolve();
  const update = async () => {
    try {
      await onChange(loadContent(folder));
    } catch (error) {
      reporter.error(`The content was not updated:\n${error instanceof Error ? error.message : error}`);
    }
  };
  watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      done = done.then(update);
    }, quietMilliseconds);
  });
}
