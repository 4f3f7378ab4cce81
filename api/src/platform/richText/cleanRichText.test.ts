import { describe, expect, it } from 'vitest';
import { contentKinds } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

/** Must be removed whatever surrounds it: anything that runs, loads or styles. */
const dangerous =
  /<(?!\/?(p|br|strong|em|ul|ol|li|a)\b)|\son\w+\s*=|style\s*=|javascript:|vbscript:|data:|srcdoc|expression\(|href="\s*[/\\]\s*[/\\]/i;

const attacks = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)//',
  '<p onclick="alert(1)">press</p>',
  '<p style="background:url(javascript:alert(1))">styled</p>',
  '<style>p { background: url("https://evil.example/") }</style>',
  '<a href="javascript:alert(1)">link</a>',
  '<a href="JaVaScRiPt:alert(1)">link</a>',
  '<a href=" javascript:alert(1)">link</a>',
  '<a href="java\tscript:alert(1)">link</a>',
  '<a href="java\nscript:alert(1)">link</a>',
  '<a href="java&#9;script:alert(1)">link</a>',
  '<a href="&#106;avascript:alert(1)">link</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">link</a>',
  '<a href="\u0001javascript:alert(1)">link</a>',
  '<a href="vbscript:msgbox(1)">link</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">link</a>',
  '<a href="https://ok.example/" onmouseover="alert(1)" style="color:red" target="_top">link</a>',
  '<a href="//evil.example/">link</a>',
  '<a href="/\\evil.example/">link</a>',
  '<a href="\\\\evil.example/">link</a>',
  '<a href="/\t/evil.example/">link</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<form action="https://evil.example/"><input name=a><button>Log in</button></form>',
  '<base href="https://evil.example/"><link rel=stylesheet href=x><meta http-equiv=refresh content=0>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><script>alert(1)</script></template><details ontoggle=alert(1) open>x</details>',
  '<p id="__proto__" class="hero" data-x="1">attributes</p>',
];

describe.each(contentKinds)('rich text at $path', ({ path, text, makeInput, publish }) => {
  const clean = async (html: string): Promise<string> => {
    const reply = await api.as.admin('POST', path, { ...makeInput(), [text]: `<p>Readable</p>${html}` });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json()[text].replace('<p>Readable</p>', '');
  };

  it.each(attacks)('removes the dangerous parts of %s', async (html) => {
    const cleaned = await clean(html);
    expect(cleaned).not.toMatch(dangerous);
    expect(cleaned).not.toMatch(/<[^>]+\s(?!href=)[\w-]+=/);
  });

  it('keeps everything that the editor creates', async () => {
    const html = '<p>A <strong>b</strong> <em>c</em><br />d</p><ul><li>e</li></ul><ol><li>f</li></ol>';
    expect(await clean(html)).toBe(html);
  });

  it('normalises bold and italic', async () => {
    expect(await clean('<p><b>bold</b> <i>italic</i></p>')).toBe(
      '<p><strong>bold</strong> <em>italic</em></p>',
    );
  });

  it.each([
    'https://yeargroup.example/a?b=1#c',
    'http://a.example',
    'ftp://files.example/x',
    'mailto:hello@yeargroup.example',
    'tel:+233201234567',
    'sms:+233201234567',
    'xmpp:room@chat.example',
    '/events/123',
    'news?tab=events',
    '#history',
  ])('keeps the link to %s', async (href) => {
    expect(await clean(`<p><a href="${href}">link</a></p>`)).toBe(`<p><a href="${href}">link</a></p>`);
  });

  it('keeps characters that only look like markup', async () => {
    expect(await clean('<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>')).toBe('<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>');
  });

  it('cleans changes too', async () => {
    const { id } = await publish(api);
    const reply = await api.as.admin('PUT', `${path}/${id}`, {
      [text]: '<p>New</p><script>alert(1)</script>',
    });
    expect(reply.json()[text]).toBe('<p>New</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<p></p>',
    '<p> <br> </p>',
    '<img src="a.webp">',
    '<p>&nbsp;</p>',
    '<!-- -->',
  ])('refuses %s, without any text left', async (html) => {
    const before = await publish(api);
    const replies = [
      await api.as.admin('POST', path, { ...makeInput(), [text]: html }),
      await api.as.admin('PUT', `${path}/${before.id}`, { [text]: html }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'validation-failed', issues: [{ path: text }] });
    }
    expect((await api.as.visitor('GET', `${path}/${before.id}`)).json()).toEqual(before);
  });

  it('drops tags nested deeper than a hundred levels, however they are closed, and keeps the text', async () => {
    const nested = (levels: number, end = '</strong>') =>
      '<strong>'.repeat(levels) + 'text' + end.repeat(levels);
    for (const html of [nested(101), nested(5000), nested(10_000, '')]) {
      const reply = await api.as.admin('POST', path, { ...makeInput(), [text]: html });
      expect(reply.statusCode).toBe(201);
      expect(reply.json()[text]).toBe(nested(100));
    }
  });
});
