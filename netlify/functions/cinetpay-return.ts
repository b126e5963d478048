import { answerReturn, answerVisit } from '../../src/donation/answerReturn';

export default async function comeBack(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answerVisit(request);
  // What a function prints is its log on Netlify.
  return answerReturn(request, process.env, { log: console.log });
}

export const config = { path: '/cinetpay-return', method: ['GET', 'POST'] };
