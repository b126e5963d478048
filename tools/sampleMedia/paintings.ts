import { panorama } from './film';
import { bamenda, douala, ebolowa, gadas, type Light } from './palettes';
import * as bamendaRidge from './places/bamendaRidge';
import * as bamendaSlopes from './places/bamendaSlopes';
import * as doualaChurch from './places/doualaChurch';
import * as doualaPort from './places/doualaPort';
import * as doualaRiver from './places/doualaRiver';
import * as doualaShore from './places/doualaShore';
import * as doualaStreets from './places/doualaStreets';
import * as doualaTown from './places/doualaTown';
import * as ebolowaForest from './places/ebolowaForest';
import * as ebolowaPath from './places/ebolowaPath';
import * as ebolowaRoad from './places/ebolowaRoad';
import * as gadasCertificates from './places/gadasCertificates';
import * as gadasHerd from './places/gadasHerd';
import * as gadasNight from './places/gadasNight';
import * as gadasPaper from './places/gadasPaper';
import * as gadasPeople from './places/gadasPeople';
import * as gadasPlain from './places/gadasPlain';
import * as gadasRegistrar from './places/gadasRegistrar';
import * as gadasSchool from './places/gadasSchool';
import * as gadasVillage from './places/gadasVillage';
import * as gadasWater from './places/gadasWater';
import * as gadasYard from './places/gadasYard';
import { seededRandom } from './random';
import { createStage, type Frame, type Layer, type Scene } from './stage';

/** A scene, its hour and its frame, and the file it becomes under `content/uploads`. The file's name is its seed. */
type Painting = { readonly file: string; readonly scene: Scene; readonly light: Light; readonly frame: Frame };

const frames = {
  landscape: { width: 1600, height: 1067 },
  wide: { width: 1600, height: 1200 },
  portrait: { width: 1067, height: 1600 },
  hero: { width: 1600, height: 1333 },
  square: { width: 1200, height: 1200 },
} as const satisfies Record<string, Frame>;

export const posterFrame: Frame = { width: 1280, height: 720 };

type Entry = readonly [scene: Scene, light: Light, frame: 'landscape' | 'wide' | 'portrait'];

function album(id: string, entries: readonly Entry[]): Painting[] {
  return entries.map(([scene, light, frame], index) => ({
    file: `${id}/photo-${String(index + 1).padStart(2, '0')}.jpg`,
    scene,
    light,
    frame: frames[frame],
  }));
}

const dimancheBlancDouala = album('dimanche_blanc_1', [
  [doualaRiver.riverSquare, douala.gold, 'landscape'],
  [doualaChurch.churchFront, douala.noon, 'landscape'],
  [doualaChurch.choirInside, douala.noon, 'portrait'],
  [doualaRiver.canoes, douala.dawn, 'landscape'],
  [doualaRiver.bridgeWalk, douala.dawn, 'landscape'],
  [doualaShore.motherAndChild, douala.dusk, 'portrait'],
  [doualaStreets.parasolsFromAbove, douala.noon, 'wide'],
  [doualaStreets.marketStreet, douala.noon, 'landscape'],
  [doualaChurch.bellTower, douala.noon, 'portrait'],
  [doualaShore.family, douala.dusk, 'landscape'],
  [doualaTown.drummers, douala.dusk, 'landscape'],
  [doualaPort.port, douala.dawn, 'landscape'],
  [doualaTown.sharedMeal, douala.noon, 'landscape'],
  [doualaStreets.rainyStreet, douala.rain, 'portrait'],
  [doualaShore.shoreChildren, douala.dusk, 'landscape'],
  [doualaTown.eveningLamps, douala.night, 'landscape'],
  [doualaChurch.churchFront, douala.gold, 'portrait'],
  [doualaTown.rooftops, douala.dawn, 'landscape'],
  [doualaChurch.choirOutside, douala.gold, 'landscape'],
  [doualaRiver.canoes, douala.night, 'portrait'],
  [doualaStreets.marketStreet, douala.dusk, 'portrait'],
  [doualaRiver.bridgeWalk, douala.dusk, 'portrait'],
  [doualaRiver.riverSquare, douala.night, 'landscape'],
  [doualaPort.cargoLeaving, douala.dusk, 'landscape'],
]);

const dimancheBlancEbolowa = album('dimanche_blanc_2', [
  [ebolowaRoad.forestRoad, ebolowa.morning, 'landscape'],
  [ebolowaForest.choirInClearing, ebolowa.noon, 'landscape'],
  [ebolowaPath.cocoaPath, ebolowa.noon, 'portrait'],
  [ebolowaForest.mistyRiver, ebolowa.dawn, 'landscape'],
  [ebolowaRoad.roadsideVillage, ebolowa.dusk, 'landscape'],
  [ebolowaRoad.forestChapel, ebolowa.morning, 'landscape'],
  [ebolowaPath.bananaWalk, ebolowa.noon, 'portrait'],
  [ebolowaForest.lanternWalk, ebolowa.night, 'landscape'],
  [ebolowaPath.plantainBearer, ebolowa.dusk, 'portrait'],
]);

const dimancheBlancBamenda = album('dimanche_blanc_3', [
  [bamendaRidge.ridgeWalk, bamenda.morning, 'landscape'],
  [bamendaSlopes.waterfall, bamenda.noon, 'portrait'],
]);

const actesNaissanceGadas = album('actes_naissance_gadas', [
  [gadasCertificates.certificatesRaised, gadas.gold, 'landscape'],
  [gadasRegistrar.registrar, gadas.noon, 'landscape'],
  [gadasCertificates.oneSchoolgirl, gadas.dusk, 'portrait'],
  [gadasSchool.treeClass, gadas.noon, 'landscape'],
  [gadasPeople.mothersArriving, gadas.dawn, 'landscape'],
  [gadasVillage.huts, gadas.dawn, 'landscape'],
  [gadasPaper.certificateHands, gadas.noon, 'portrait'],
  [gadasYard.schoolYard, gadas.noon, 'landscape'],
  [gadasHerd.herdHome, gadas.dusk, 'landscape'],
  [gadasVillage.greatBaobab, gadas.dusk, 'portrait'],
  [gadasPaper.register, gadas.noon, 'landscape'],
  [gadasSchool.classroom, gadas.noon, 'landscape'],
  [gadasWater.well, gadas.dawn, 'landscape'],
  [gadasNight.aroundTheFire, gadas.night, 'landscape'],
  [gadasVillage.pathToSchool, gadas.dawn, 'portrait'],
  [gadasPlain.harmattan, gadas.harmattan, 'landscape'],
  [gadasPeople.elders, gadas.noon, 'landscape'],
  [gadasYard.ballGame, gadas.dusk, 'landscape'],
  [gadasSchool.classroomDoor, gadas.noon, 'portrait'],
  [gadasPlain.rockPeaks, gadas.dusk, 'landscape'],
  [gadasPlain.milletPath, gadas.noon, 'landscape'],
  [gadasPeople.handInHand, gadas.dusk, 'portrait'],
  [gadasCertificates.fourPupils, gadas.noon, 'wide'],
  [gadasVillage.huts, gadas.night, 'portrait'],
  [gadasHerd.herdOnPlain, gadas.harmattan, 'wide'],
  [gadasSchool.treeClass, gadas.dusk, 'portrait'],
  [gadasWater.firstRain, gadas.storm, 'landscape'],
  [gadasRegistrar.atTheTable, gadas.noon, 'portrait'],
  [gadasNight.twoStargazers, gadas.night, 'portrait'],
  [gadasVillage.greatBaobab, gadas.dawn, 'landscape'],
  [gadasYard.emptyingYard, gadas.dusk, 'landscape'],
  [gadasWater.jarBearers, gadas.noon, 'portrait'],
  [gadasPeople.household, gadas.gold, 'landscape'],
  [gadasPlain.rockPeaks, gadas.dawn, 'portrait'],
  [gadasCertificates.homeward, gadas.dusk, 'landscape'],
]);

/** The pictures of the home page, which no album names. */
const home: Painting[] = [
  { file: 'accueil/hero.jpg', scene: doualaRiver.riverSquare, light: douala.gold, frame: frames.hero },
  { file: 'accueil/dimanche-blanc.jpg', scene: bamendaRidge.ridgeWalk, light: bamenda.noon, frame: frames.square },
  {
    file: 'accueil/actes-naissance.jpg',
    scene: gadasCertificates.certificatesRaised,
    light: gadas.dawn,
    frame: frames.square,
  },
];

export const photos: readonly Painting[] = [
  ...home,
  ...dimancheBlancDouala,
  ...dimancheBlancEbolowa,
  ...dimancheBlancBamenda,
  ...actesNaissanceGadas,
];

/** Films are named without extension: each gives an `.mp4` and its `.jpg` poster. */
export const films: readonly Painting[] = [
  { file: 'dimanche_blanc_2/video-1', scene: ebolowaRoad.forestRoad, light: ebolowa.dusk, frame: panorama },
  { file: 'dimanche_blanc_3/video-1', scene: bamendaSlopes.switchbacks, light: bamenda.noon, frame: panorama },
  { file: 'dimanche_blanc_3/video-2', scene: bamendaRidge.roofsInMist, light: bamenda.morning, frame: panorama },
  { file: 'dimanche_blanc_3/video-3', scene: bamendaRidge.grassWalk, light: bamenda.dusk, frame: panorama },
  {
    file: 'actes_naissance_gadas/video-1',
    scene: gadasCertificates.certificatesRaised,
    light: gadas.dusk,
    frame: panorama,
  },
];

export function compose({ file, scene, light, frame }: Painting): readonly Layer[] {
  return scene(createStage(frame, light, seededRandom(file)));
}
