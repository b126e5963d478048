import { listScripts, writePolicy } from './contentSecurityPolicy';

const hashOf = {
  hello: "'sha256-vIsp2avtxDy0157AryO+jEJVpLdmka7PI7o7C4q5ABE='",
  empty: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
};

const own = { codes: ["alert('hello')"], sources: ['/app.js'] };

function read(html: string, directive: string, more?: Parameters<typeof writePolicy>[3]): string | undefined {
  const directives = writePolicy('/', html, own, more).split('; ');
  return directives.find((one) => one.startsWith(`${directive} `))?.slice(directive.length + 1);
}

it('the policy allows each inline script of the page by one hash, and no others', () => {
  const script = "<script>alert('hello')</script>";
  expect(read(`${script}${script.replace('<script', '<script type="module"')}`, 'script-src')).toBe(
    `'self' ${hashOf.hello}`,
  );
});

it('the policy hashes neither script files nor JSON', () => {
  const html = '<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>';
  expect(read(html, 'script-src')).toBe("'self'");
});

it('the policy allows the styles of the page, those in <noscript>, and the empty one that emotion fills', () => {
  const html = '<style data-styles="a b">alert(\'hello\')</style><noscript><style></style></noscript>';
  expect(read(html, 'style-src-elem')).toBe(`${hashOf.hello} ${hashOf.empty}`);
});

it('the policy lets scripts request only the site and, where donors pay, the provider', () => {
  expect(read('', 'connect-src')).toBe("'self'");
  expect(read('', 'connect-src', { connects: ['https://pay.example'] })).toBe("'self' https://pay.example");
});

it('the policy allows pictures of the site and, in the editor, those that a browser holds in memory', () => {
  expect(read('', 'img-src')).toBe("'self' data:");
  expect(read('', 'img-src', { media: ['blob:'] })).toBe("'self' data: blob:");
});

it('the policy forbids everything else and allows no unsafe script', () => {
  expect(read('', 'default-src')).toBe("'none'");
  expect(read("<script>alert('hello')</script>", 'script-src')).not.toMatch(/unsafe|https?:|\*/);
});

it('the policy allows Gatsby’s script with the path of the page', () => {
  expect(read('<script id="a">/*<![CDATA[*/window.pagePath="/en/404/";/*]]>*/</script>', 'script-src')).toContain(
    'sha256-',
  );
});

it.each([
  '<script>alert(1)</script>',
  "<SCRIPT>alert('hello');alert(1)</SCRIPT >",
  '<svg><script>alert(1)',
  '<script src="/uploads/x.js"></script>',
  "<script src='https://evil.example/app.js'></script>",
  '<script src="/app.js">alert(1)</script>',
  '<script type="text/ecmascript">alert(1)</script>',
  '<script>/*<![CDATA[*/window.pagePath="/";alert(1);"";/*]]>*/</script>',
])('a foreign script stops the build: %s', (html) => {
  expect(() => writePolicy('/en/', `<p>Ici</p>${html}`, own)).toThrow(
    'The page /en/ has a script that the build did not write',
  );
});

it('listScripts finds the scripts in a fragment of HTML', () => {
  const html = '<script id="a">\n x=1;\n</script><script src="/app.js" async></script>';
  expect(listScripts(html)).toEqual({ codes: ['\n x=1;\n'], sources: ['/app.js'] });
});
