/** Whether each journey is walked in every language and at every width: `npm run journeys -- --all`. */
const isFull = process.env.JOURNEYS === 'all';

/** What a journey is walked with: where nothing else differs, a few stand for all. */
export function few<T>(usual: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return isFull ? all : usual;
}
