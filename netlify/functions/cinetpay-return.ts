import { answerReturn, answerVisit } from '../../src/donation/answerReturn';

export default async function comeBack(request: Request): Promise<Response> {
  return request.method === 'POST' ? answerReturn(request, process.env, { log: console.log }) : answerVisit(request);
}

export const config = { path: '/cinetpay-return', method: ['GET', 'POST'] };
