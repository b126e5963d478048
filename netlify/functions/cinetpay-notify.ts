import { handleNotification } from '../../src/donation/server/handleNotification';
import { type Context, openLedger } from '../blobLedger';

export default function notify(request: Request, context: Context): Promise<Response> {
  return handleNotification(request, process.env, openLedger(context));
}

export const config = { path: '/cinetpay-notify', method: ['GET', 'HEAD', 'POST'] };
