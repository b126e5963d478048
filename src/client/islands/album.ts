import { PhotoViewer } from '../../album/PhotoViewer.island';
import { startIslands } from './startIslands';

startIslands({ viewer: PhotoViewer });
