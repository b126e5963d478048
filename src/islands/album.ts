import { PhotoViewer } from '../components/PhotoViewer';
import { startIslands } from './startIslands';

startIslands({ viewer: PhotoViewer });
