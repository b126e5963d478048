import type { Person } from './crowd';
import { group, line, n, oval, path } from './drawing';
import { drawHead } from './heads';
import { litSide, type Point, personHeight, type Stage, shade, tint } from './stage';

/** A person sitting on the ground, on a mat or on a bench, seen from behind or from the front. */
export function seat(stage: Stage, person: Person, [x, y]: Point): string {
  const side = litSide(stage, x);
  const cloth = tint(stage, person.cloth);
  const dark = shade(stage, cloth, 0.34);
  const lap = tint(stage, person.trim);
  const skin = tint(stage, person.skin);
  const front = person.view === 'front';
  const knees = path('M-17,-1Q-19,-15 -8,-15H8Q19,-15 17,-1Q0,2.6 -17,-1Z', lap);
  const torso = path(
    'M-9.6,-9Q-11,-28 -9.8,-35Q-8,-40.6 -3.6,-41.6H3.6Q8,-40.6 9.8,-35Q11,-28 9.6,-9Q0,-5.6 -9.6,-9Z',
    cloth,
  );
  const fold = path(
    `M${n(-side * 9.6)},-9Q${n(-side * 11)},-28 ${n(-side * 9.8)},-35Q${n(-side * 8)},-40.6 ${n(-side * 3.6)},-41.6H${n(-side * 2)}V-7Q${n(-side * 6)},-7 ${n(-side * 9.6)},-9Z`,
    dark,
    'opacity=".7"',
  );
  const arms = front
    ? line('M-9,-35Q-14,-24 -5,-17', cloth, 5) +
      line('M9,-35Q14,-24 5,-17', dark, 5) +
      oval(-4.4, -16.4, 2.4, 2.4, skin) +
      oval(4.4, -16.4, 2.4, 2.4, skin)
    : line('M-9,-35Q-13.6,-25 -11,-14', side < 0 ? cloth : dark, 4.8) +
      line('M9,-35Q13.6,-25 11,-14', side < 0 ? dark : cloth, 4.8);
  const rim = line(
    `M${n(side * 3.4)},-41.4Q${n(side * 8)},-40.4 ${n(side * 9.8)},-35Q${n(side * 11)},-28 ${n(side * 9.8)},-12`,
    stage.light.rim,
    1,
    'opacity=".8"',
  );
  const head = drawHead(stage, {
    x: 0,
    y: person.child ? -48.5 : -51,
    radius: person.child ? 7 : 6.1,
    view: person.view,
    skin: person.skin,
    cover: person.cover,
    cloth: tint(stage, person.coverCloth),
    side,
    distance: 0,
  });
  const neck = path('M-2.5,-47H2.5V-40H-2.5Z', shade(stage, skin, 0.2));
  const art = front ? neck + torso + fold + rim + knees + arms + head : knees + arms + neck + torso + fold + rim + head;
  const s = (personHeight(stage, y) * person.stature) / 100;
  return (
    oval(x, y, s * 22, s * 4, stage.light.shadow, 'opacity=".3"') +
    group(art, `translate(${n(x)} ${n(y)}) scale(${s.toFixed(4)})`)
  );
}
