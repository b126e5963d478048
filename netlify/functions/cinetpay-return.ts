import { answerReturn } from '../../src/donation/answerReturn';

export default function comeBack(request: Request): Promise<Response> {
  // What a function prints is its log on Netlify.
  return answerReturn(request, process.env, { log: console.log });
}

export const config = { path: '/cinetpay-return', method: ['GET', 'POST'] };
