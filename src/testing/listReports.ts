import type { Kind } from '../content/fields/kind';

export function listReports<F>(kind: Pick<Kind<F>, 'check'>, field: F, value: unknown) {
  const report = jest.fn();
  kind.check(field, value, report, new Set());
  return report.mock.calls;
}
