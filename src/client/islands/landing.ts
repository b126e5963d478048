import { AlbumOverlay } from '../../album/AlbumOverlay';
import { Toaster } from '../../components/Toaster';
import { DonationIsland } from '../../donation/form/DonationIsland';
import { startIslands } from './startIslands';

startIslands({ donation: DonationIsland, toaster: Toaster, albums: AlbumOverlay });
