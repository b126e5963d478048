import { AlbumOverlay } from '../../album/AlbumOverlay.island';
import { Toaster } from '../../components/Toaster.island';
import { DonationPanel } from '../../donation/form/DonationPanel.island';
import { startIslands } from './startIslands';

startIslands({ donation: DonationPanel, toaster: Toaster, albums: AlbumOverlay });
