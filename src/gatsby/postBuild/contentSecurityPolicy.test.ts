import { listScripts, writePolicy } from './contentSecurityPolicy';

const hashOf = {
  hello: "'sha256-vIsp2avtxDy0157AryO+jEJVpLdmka7PI7o7C4q5ABE='",
  empty: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
};

const own = { codes: ["alert('hello')"], sources: ['/app.js'] };

function read(html: string, directive: string, connects?: string[]): string | undefined {
  const directives = writePolicy(html, own, connects).split('; ');
  return directives.find((one) => one.startsWith(`${directive} `))?.slice(directive.length + 1);
}

it('allows the inline scripts of the page by their hashes, each once, and no others', () => {
  const script = "<script>alert('hello')</script>";
  expect(read(`${script}${script.replace('<script', '<script type="module"')}`, 'script-src')).toBe(
    `'self' ${hashOf.hello}`,
  );
});

it('hashes no script of a file, and no data', () => {
  const html = '<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>';
  expect(read(html, 'script-src')).toBe("'self'");
});

it('allows the styles of the page, also those for a browser without scripts, and the empty one that emotion fills', () => {
  const html = '<style data-styles="a b">alert(\'hello\')</style><noscript><style></style></noscript>';
  expect(read(html, 'style-src-elem')).toBe(`${hashOf.hello} ${hashOf.empty}`);
});

it('lets scripts ask the site alone, and where a donor pays the provider', () => {
  expect(read('', 'connect-src')).toBe("'self'");
  expect(read('', 'connect-src', ['https://pay.example'])).toBe("'self' https://pay.example");
});

it('forbids what is not named, and loosens nothing for scripts', () => {
  expect(read('', 'default-src')).toBe("'none'");
  expect(read("<script>alert('hello')</script>", 'script-src')).not.toMatch(/unsafe|https?:|\*/);
});

it('allows what Gatsby tells each page of its own address', () => {
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
])('stops the build at a script that is not its own: %s', (html) => {
  expect(() => writePolicy(`<p>Ici</p>${html}`, own)).toThrow('a script that the build did not write');
});

it('knows the scripts of a piece that the build wrote', () => {
  const html = '<script id="a">\n x=1;\n</script><script src="/app.js" async></script>';
  expect(listScripts(html)).toEqual({ codes: ['\n x=1;\n'], sources: ['/app.js'] });
});
