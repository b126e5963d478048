import { PhotoViewer } from '../../album/PhotoViewer';
import { startIslands } from './startIslands';

startIslands({ viewer: PhotoViewer });
