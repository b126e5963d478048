import { handleReturn } from '../../src/donation/server/handleReturn';
import { type Context, openLedger } from '../blobLedger';

export default function answerReturn(request: Request, context: Context): Promise<Response> {
  return handleReturn(request, process.env, openLedger(context));
}

export const config = { path: '/cinetpay-return', method: ['GET', 'HEAD', 'POST'] };
