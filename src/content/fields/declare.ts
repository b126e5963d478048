import type { Field, Fields } from './fields';

type Options<K extends Field['kind']> = Omit<Extract<Field, { kind: K }>, 'kind' | 'frenchName' | 'hint'>;

/** Makes the compiler refuse an option that the kind of field does not have, such as a misspelt one. */
type Only<Given, Known> = Given & { [Name in Exclude<keyof Given, keyof Known>]: never };

/** `Word` makes TypeScript infer a text field's options as literals. The type of the field's value consists of them. */
function declare<K extends Field['kind']>(kind: K) {
  return <Word extends string, Given extends Partial<Options<K>> & { options?: readonly Word[] } = object>(
    frenchName: string,
    hint: string,
    options?: Only<Given, Options<K>>,
  ) => ({ kind, frenchName, hint, ...options }) as { kind: K; frenchName: string; hint: string } & Given;
}

export const text = declare('text');
export const longText = declare('longText');
export const markdown = declare('markdown');
export const media = declare('media');
export const url = declare('url');
export const number = declare('number');
export const date = declare('date');
export const list = declare('list');

export function object<Inner extends Fields>(frenchName: string, hint: string, fields: Inner) {
  return { kind: 'object', frenchName, hint, fields } as const;
}

/** The id by which the items of a list are matched between languages. */
export const itemId = text('Identifiant', 'Un mot sans espace.', { shared: true });

/** The focus of a picture that the site crops. The demo editor clears it when another picture is chosen. */
export const focusField = declare('focus')(
  'Centre de l’image',
  'Le point que le cadre garde quand il coupe l’image, depuis la gauche et le haut : 50% 30%. Vide : le milieu ; une photo plus haute que large se voit alors entière, sauf la première de l’accueil.',
  { optional: true, shared: true, technical: true },
);

export const pictureAlt = text(
  'Description de l’image',
  'Ce que l’image montre, pour les personnes qui ne la voient pas.',
  { optional: true },
);

/** The fields of an optional picture that the site crops. */
export function optionalPicture(hint: string) {
  return {
    picture: media('Image', hint, { accept: ['photo'], optional: true, shared: true, describedBy: 'pictureAlt' }),
    pictureFocus: focusField,
    pictureAlt,
  } satisfies Fields;
}
