import { startPage } from '../client/startPage';

startPage();
