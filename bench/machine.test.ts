import { renderMachine } from './machine';

it('renderMachine describes the machine in one line without its name or paths', () => {
  const machine = renderMachine({
    cores: 2,
    memory: 24_105 * 2 ** 20,
    node: '20.20.2',
    browser: 'chromium-headless-shell',
    browserVersion: 'Chromium 140.0.7339.80 built on Debian GNU/Linux 12 (bookworm)\n',
    lighthouse: '12.8.2',
    observatory: '1.4.8',
  });
  expect(machine).toBe(
    '2 cores, 24 GB of memory, Node 20.20.2, chromium-headless-shell 140.0.7339.80, Lighthouse 12.8.2, MDN HTTP Observatory 1.4.8',
  );
});
