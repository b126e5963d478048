import { writePolicy } from './writePolicy';

function read(directive: string, sources: Partial<Parameters<typeof writePolicy>[0]> = {}): string | undefined {
  const directives = writePolicy({ scripts: ["alert('hello')"], ...sources }).split('; ');
  return directives.find((one) => one.startsWith(`${directive} `))?.slice(directive.length + 1);
}

it('the policy allows scripts of the site and the inline scripts by hash, and no unsafe one', () => {
  expect(read('script-src')).toBe("'self' 'sha256-vIsp2avtxDy0157AryO+jEJVpLdmka7PI7o7C4q5ABE='");
});

it('the policy lets scripts request only the site and, where donors pay, the provider', () => {
  expect(read('connect-src')).toBe("'self'");
  expect(read('connect-src', { connects: ['https://pay.example'] })).toBe("'self' https://pay.example");
});

it('the policy allows pictures of the site and, in the editor, those that a browser holds in memory', () => {
  expect(read('img-src')).toBe("'self' data:");
  expect(read('img-src', { media: ['blob:'] })).toBe("'self' data: blob:");
});

it('the policy forbids everything else', () => {
  expect(read('default-src')).toBe("'none'");
});
