import { describeLoad } from './machine';

it('describeLoad gives the load at the start and the stolen share of the CPU time', () => {
  const before = { average: 0.46, total: 1000, stolen: 10 };
  expect(describeLoad(before, { average: 3, total: 3000, stolen: 60 })).toBe('load 0.5 at the start, CPU steal 2.5 %');
});

it('describeLoad gives no stolen time on systems that do not tell it', () => {
  const unknown = { average: 1, total: 0, stolen: 0 };
  expect(describeLoad(unknown, unknown)).toBe('load 1.0 at the start, CPU steal 0.0 %');
});
