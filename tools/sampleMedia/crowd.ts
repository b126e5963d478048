import { range } from './drawing';
import { castShadow, drawFigure, type Figure } from './figure';
import { brand, cloths, skins, uniforms, whites } from './palettes';
import type { Random } from './random';
import { groundFor, type Point, personHeight, type Stage } from './stage';

/** What a person is, before being placed on the ground. `stature` is their height in grown-ups. */
export type Person = Omit<Figure, 'x' | 'y' | 'height'> & { readonly stature: number };

type Cast = (random: Random) => Person;

const straw = '#e3bf7a';

/** Sunday people, all in white. */
export function sundayPeople(view: 'back' | 'front', postures: readonly Figure['posture'][]): Cast {
  return (random) => {
    const child = random.chance(0.18);
    const woman = random.chance(0.6);
    const posture = random.pick(postures);
    const elder = !child && posture === 'standing' && random.chance(0.1);
    const trim = random.pick(cloths);
    return {
      stature: child ? random.between(0.52, 0.72) : random.between(0.92, 1.06),
      child,
      view,
      posture: elder
        ? 'leaning'
        : (posture === 'carrying' && (child || !woman || view === 'front')) || (posture === 'leaning' && child)
          ? 'standing'
          : posture,
      garment: child
        ? random.pick(['gown', 'suit', 'uniform'])
        : woman
          ? random.pick(['gown', 'gown', 'wrapper'])
          : random.pick(['suit', 'robe', 'robe']),
      cloth: random.pick(whites),
      trim: woman || random.chance(0.3) ? trim : '#e9dcc2',
      skin: random.pick(skins),
      cover: child
        ? random.pick(['short', 'braids', 'bun'])
        : woman
          ? random.pick(['headwrap', 'headwrap', 'scarf', 'bun'])
          : random.pick(['short', 'cap', 'cap', 'straw']),
      coverCloth: woman
        ? random.pick(['#ffffff', brand.sun, brand.laterite, brand.indigo, '#ffffff', brand.forest])
        : random.pick(['#ffffff', '#fbf3df', brand.indigo]),
      facing: random.chance(0.5) ? 1 : -1,
    };
  };
}

/** Everyday people in coloured cloth. */
export function townPeople(view: 'back' | 'front', postures: readonly Figure['posture'][], cover?: 'veil'): Cast {
  const sunday = sundayPeople(view, postures);
  return (random) => {
    const person = sunday(random);
    const woman = person.cover === 'headwrap' || person.cover === 'scarf' || person.cover === 'bun';
    const cloth = random.pick([
      '#b5451f',
      '#f2b531',
      '#2a3a78',
      '#0b6d45',
      '#c9732b',
      '#2f7f86',
      '#8c2f4b',
      '#f4ead6',
      '#e9dcc2',
    ]);
    return {
      ...person,
      cloth,
      trim: random.pick([brand.sun, brand.laterite, brand.indigo, '#fbf3df', '#2f7f86']),
      cover: woman && cover && !person.child ? cover : person.cover === 'straw' ? 'straw' : person.cover,
      coverCloth:
        person.cover === 'straw'
          ? straw
          : random.pick(['#b5451f', '#f2b531', '#1f2a5c', '#8c2f4b', '#f4ead6', '#2f7f86']),
    };
  };
}

export function pupils(view: 'back' | 'front', postures: readonly Figure['posture'][]): Cast {
  return (random) => {
    const girl = random.chance(0.5);
    return {
      stature: random.between(0.66, 0.86),
      child: true,
      view,
      posture: random.pick(postures),
      garment: 'uniform',
      cloth: random.pick(['#7fb2dc', '#8dbbe0', '#74a8d6']),
      trim: random.pick(uniforms),
      skin: random.pick(skins),
      cover: girl ? random.pick(['braids', 'bun', 'veil', 'short']) : 'short',
      coverCloth: random.pick(['#fdf8ec', brand.indigo, '#fdf8ec']),
      facing: random.chance(0.5) ? 1 : -1,
    };
  };
}

/** A person put on the ground at `at`, as tall as the perspective asks, with their shadow. */
export function place(stage: Stage, person: Person, [x, y]: Point, distance = 0): string {
  const height = personHeight(stage, y) * person.stature;
  return (
    castShadow(stage, x, y, height, 0.3 * (1 - distance)) + drawFigure(stage, { ...person, x, y, height, distance })
  );
}

type CrowdPlan = {
  readonly cast: Cast;
  /** Ground lines, in pixels, of the farthest and the nearest row. */
  readonly far: number;
  readonly near: number;
  readonly rows: number;
  /** Space between neighbours, in heights of a grown-up. */
  readonly gap: readonly [least: number, most: number];
  /** Where people stand; everywhere when absent. */
  readonly within?: (x: number, y: number) => boolean;
  readonly haze?: number;
};

/** Rows of people from far to near; shadows lie under everybody's feet, never over a neighbour's back. */
export function crowd(stage: Stage, plan: CrowdPlan): string {
  const { random } = stage;
  const tallest = (y: number): number => personHeight(stage, y);
  const growth = tallest(plan.near) / Math.max(1, tallest(plan.far));
  return range(plan.rows)
    .map((row) => {
      const share = plan.rows === 1 ? 1 : row / (plan.rows - 1);
      const y = groundFor(stage, tallest(plan.far) * growth ** share);
      const size = tallest(y);
      const people: { person: Person; at: Point }[] = [];
      for (
        let x = -size * random.between(0.1, 0.5);
        x < stage.width + size * 0.3;
        x += size * random.between(...plan.gap)
      ) {
        const at: Point = [x, y + size * random.between(-0.05, 0.05)];
        const person = plan.cast(random);
        if (!plan.within || plan.within(...at)) people.push({ person, at });
      }
      const distance = (plan.haze ?? 0) * (plan.rows === 1 ? 1 : 1 - share);
      const shadows = people.map(({ person, at: [px, py] }) =>
        castShadow(stage, px, py, personHeight(stage, py) * person.stature, 0.28 * (1 - distance)),
      );
      const bodies = people
        .sort((a, b) => a.at[1] - b.at[1])
        .map(({ person, at: [px, py] }) =>
          drawFigure(stage, { ...person, x: px, y: py, height: personHeight(stage, py) * person.stature, distance }),
        );
      return shadows.join('') + bodies.join('');
    })
    .join('');
}
