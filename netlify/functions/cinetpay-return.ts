import { handleReturn } from '../../src/donation/server/handleReturn';
import { type Context, openServices } from '../openServices';

export default function receiveReturn(request: Request, context: Context): Promise<Response> {
  return handleReturn(request, process.env, openServices(context));
}

export const config = { path: '/cinetpay-return', method: ['GET', 'HEAD', 'POST'] };
