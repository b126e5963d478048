import { describeLargest, describeRuns, describeShifts, listFailedAudits } from './findings';
import type { LighthouseReport } from './lighthouse';

const report: LighthouseReport = {
  environment: { benchmarkIndex: 2650.5 },
  categories: {
    performance: {
      score: 0.9,
      auditRefs: [
        { id: 'speed-index', weight: 10 },
        { id: 'total-blocking-time', weight: 30 },
        { id: 'first-contentful-paint', weight: 10 },
        { id: 'unused-javascript', weight: 0 },
      ],
    },
    seo: { score: 1, auditRefs: [{ id: 'document-title', weight: 1 }] },
  },
  audits: {
    'speed-index': { title: 'Speed Index', score: 0.8, displayValue: '3.5 s' },
    'total-blocking-time': { title: 'Total Blocking Time', score: 0.8, displayValue: '280 ms' },
    'first-contentful-paint': { title: 'First Contentful Paint', score: 1 },
    'unused-javascript': { title: 'Reduce unused JavaScript', score: 0 },
    'document-title': { title: 'Document has a title', score: 1 },
    'largest-contentful-paint-element': {
      title: 'Largest Contentful Paint element',
      score: 0,
      details: { items: [{ items: [{ node: { selector: 'section#home > img', snippet: '<img>' } }] }] },
    },
    'layout-shifts': {
      title: 'Layout shifts',
      score: 0,
      details: { items: [{ node: { selector: 'main > p', snippet: '<p>' }, score: 0.05 }] },
    },
  },
};

it('listFailedAudits names the audits below 100, the largest loss first', () => {
  expect(listFailedAudits(report, 'performance')).toBe('total-blocking-time 280 ms, speed-index 3.5 s');
});

it('describeRuns lists the score and the CPU benchmark of each run', () => {
  const slowed = { ...report, environment: { benchmarkIndex: 1600 } };
  expect(describeRuns([report, slowed], 'performance')).toBe('90 (2651), 90 (1600)');
});

it('listFailedAudits is empty for a perfect or a missing category', () => {
  expect(listFailedAudits(report, 'seo')).toBe('');
  expect(listFailedAudits(report, 'accessibility')).toBe('');
});

it('describeLargest and describeShifts name the elements', () => {
  expect(describeLargest(report)).toBe('`section#home > img`');
  expect(describeShifts(report)).toBe('`main > p`');
  expect(describeLargest({ ...report, audits: {} })).toBe('');
});
