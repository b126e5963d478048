/** Whether journeys run in every language and at every width: `npm run journeys -- --all`. */
const isFull = process.env.JOURNEYS === 'all';

/** The variants of a journey: a representative selection, or all with `--all`. */
export function usualOrAll<T>(usual: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return isFull ? all : usual;
}
