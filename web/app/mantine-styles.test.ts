import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const mantine = join(dirname(fileURLToPath(import.meta.resolve('@mantine/core'))), '..');

const web = join(here, '..');
const code = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));

/** The modules of Mantine's other packages that the screens use; they are made of its core components too. */
function otherPackages(): string[] {
  const names = new Set(code.flatMap((file) => file.match(/@mantine\/(?!core|hooks|form)[a-z]+/g) ?? []));
  return [...names].flatMap((name) => {
    const folder = join(mantine, '../..', name);
    return globSync('esm/**/*.mjs', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  });
}

/** Names imported as values from @mantine/core in the screens and in Mantine's other packages. */
function importedComponents(): Set<string> {
  const names = new Set<string>();
  for (const file of [...code, ...otherPackages()]) {
    for (const [, list = ''] of file.matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g))
      for (const entry of list.split(',')) {
        const [name = ''] = entry.trim().split(' as ');
        if (/^[A-Z]/.test(name)) names.add(name);
      }
  }
  return names;
}

/** The component with those that it is made of, by the imports of its modules. */
function withParts(component: string, found: Set<string>): void {
  const folder = join(mantine, 'esm/components', component);
  if (found.has(component) || !existsSync(folder)) return;
  found.add(component);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mjs')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, part = ''] of code.matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g))
      withParts(part, found);
  }
}

test("each Mantine component in use has its stylesheet, and the stylesheets stand in Mantine's order", () => {
  const used = new Set<string>();
  for (const component of importedComponents()) withParts(component, used);
  const needed = [...used].filter((component) => existsSync(join(mantine, `styles/${component}.css`)));

  const listed = ['mantine-base-styles.ts', 'mantine-styles.ts'].map((file) =>
    Array.from(
      readFileSync(join(here, file), 'utf8').matchAll(/styles\/([\w-]+)\.css/g),
      ([, name = '']) => name,
    ),
  );
  expect(needed.filter((component) => !listed.flat().includes(component))).toEqual([]);

  const whole = readFileSync(join(mantine, 'styles.css'), 'utf8');
  const placeOf = (name: string) =>
    whole.indexOf(
      readFileSync(join(mantine, `styles/${name}.css`), 'utf8')
        .trim()
        .slice(0, 200),
    );
  for (const names of listed)
    expect(names).toEqual(names.toSorted((one, other) => placeOf(one) - placeOf(other)));
});
