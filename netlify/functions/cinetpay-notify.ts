import { handleNotification } from '../../src/donation/server/handleNotification';
import { type Context, openServices } from '../openServices';

export default function receiveNotification(request: Request, context: Context): Promise<Response> {
  return handleNotification(request, process.env, openServices(context));
}

export const config = { path: '/cinetpay-notify', method: ['GET', 'HEAD', 'POST'] };
