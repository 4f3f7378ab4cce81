import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from './folders.ts';

interface Service {
  image?: string;
  build?: string;
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  depends_on?: Record<string, object> | string[];
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');
const compose: Compose = parse(read('compose.yaml'));
const { app = {}, ...others } = compose.services;

it('gives the application everything that live mode asks for', () => {
  const needed = [...read('.env.example').matchAll(/^# \(live.*\n(?:# .*\n)*#([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(needed.length).toBeGreaterThan(4);
  expect(Object.keys(app.environment ?? {})).toEqual(expect.arrayContaining(needed));
  expect(app.environment).toMatchObject({ MODE: 'live', TRUST_PROXY: '1' });
});

/** What the image or live mode decides, and what a compose file of one's own may add. */
const notOffered = [
  'DATA_DIR',
  'MEMBER_VERIFICATION',
  'RATE_LIMITS',
  'SANDBOX_PROTOCOL',
  'SEED',
  'AWS_REGION',
  'AWS_SESSION_TOKEN',
  'CORS_ORIGINS',
  'VITE_API_URL',
];

it('offers every other setting of the product, and none that it does not know', () => {
  const known = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const offered = Object.keys(app.environment ?? {});
  expect([...offered, ...notOffered].toSorted()).toEqual(known.toSorted());
});

it('explains every variable that it takes from outside, and no other', () => {
  const used = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  const explained = new Set(
    [...read('deploy', 'compose.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  );
  expect(explained).toEqual(used);
});

it('lets the application write to its data alone, and the internet reach the proxy alone', () => {
  expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] });
  expect(
    Object.entries(compose.services)
      .filter(([, { ports }]) => ports)
      .map(([name]) => name),
  ).toEqual(['proxy']);
});

it('keeps an image for each release, and knows whether each service that goes on running is well', () => {
  expect(app.image).toMatch(/\$\{RELEASE/);
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
  const { bucket: _runsOnce, ...lasting } = others;
  for (const [name, { healthcheck }] of Object.entries(lasting)) expect(healthcheck, name).toBeDefined();
});

it('names every image by its version, and every volume and service that is used', () => {
  for (const [name, { image }] of Object.entries(others)) expect(image, name).toMatch(/^[\w./-]+:v?\d/);
  for (const [, service] of Object.entries(compose.services)) {
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const each of needed) expect(compose.services).toHaveProperty(each);
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    for (const volume of named.filter((each) => !each.startsWith('.')))
      expect(compose.volumes).toHaveProperty(volume);
    for (const file of named.filter((each) => each.startsWith('.')))
      expect(existsSync(inRoot(file)), file).toBe(true);
  }
});

it('installs packages before it copies sources, with a manifest of each package', () => {
  const [before = ''] = read('Dockerfile').split('COPY . .');
  expect(before).toContain(' install --frozen-lockfile');
  const { packages }: { packages: string[] } = parse(read('pnpm-workspace.yaml'));
  for (const name of packages) expect(before).toContain(`COPY ${name}/package.json ${name}/`);
});

it('builds an image in stages that runs as an ordinary user, from folders that exist', () => {
  const lines = read('Dockerfile').split('\n');
  expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(3);
  expect(lines.slice(lines.lastIndexOf('FROM node:26-bookworm-slim'))).toContain('USER node');
  const sources = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) expect(existsSync(inRoot(source)), source).toBe(true);
});

it.each(['year-group.service', 'year-group-backup.service'])(
  'starts what is there or is built in %s',
  (name) => {
    const program = /^ExecStart=\/opt\/year-group\/(\S+) (\S+)$/m.exec(read('deploy', name));
    expect(program?.[1]).toBe('node_modules/.bin/node');
    const file = program?.[2] ?? 'none';
    expect(file === 'api/dist/main.js' || existsSync(inRoot(file)), file).toBe(true);
  },
);
