import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ocrFiles } from './scripts/ocr-files.ts';
import { startOfPage } from './scripts/start-of-page.ts';

const HERE = fileURLToPath(new URL('./', import.meta.url));

/**
 * Leaves out what Zod needs to write JSON schemas, an eighth of it that no tree-shaking can see is unused: only the
 * server describes the schemas. Nor does it write code, which the page's policy forbids (web/app/zod-without-eval.ts). What
 * the three modules export is replaced by functions that do nothing.
 */
function zodWithoutWriters(): Plugin {
  return {
    name: 'zod-without-writers',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors|doc)\.js$/ },
      handler(code) {
        const declared = code.matchAll(/^export (?:const|function|class) (\w+)/gm);
        const renamed = code.matchAll(/^export \{ \w+ as (\w+) \};/gm);
        const names = [...declared, ...renamed].map(([, name]) => name);
        return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null };
      },
    },
  };
}

/**
 * Leaves out what the API's calls say of themselves to the server and to the reader of its description
 * (`/api/openapi.json`): what each is for, under which heading, who may call it, and how it may fail. No screen asks.
 */
function routesAsCalled(): Plugin {
  return {
    name: 'routes-as-called',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/, code: /\bdefineRoute\(/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^ {4}(?:summary|tag|permission):\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),$/gm, '')
          .replaceAll(/^ {4}errors: \[[^\]]*\],$/gm, ''),
        map: null,
      }),
    },
  };
}

/**
 * Leaves out the parts of Mantine's components that nobody uses: a component names all of its own (`Menu.Sub = MenuSub`), so
 * that whoever imports a menu gets submenus, and fields to search in them, too.
 */
function partsInUse(): Plugin {
  const used = new Set<string>();
  return {
    name: 'parts-in-use',
    apply: 'build',
    buildStart() {
      const files = globSync(['web/**/*.tsx', 'node_modules/@mantine/*/esm/**/*.mjs'], { cwd: HERE });
      for (const file of files) {
        // Complaints name parts, too.
        const code = readFileSync(`${HERE}${file}`, 'utf8').replaceAll(/"[^"\n]*"|`[^`]*`/g, '');
        for (const [part] of code.matchAll(/\b[A-Z]\w+\.[A-Z]\w+\b(?! = )/g)) used.add(part);
      }
    },
    transform: {
      filter: { id: /@mantine\/core\/esm\/components\/.+\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(/^([A-Z]\w+\.[A-Z]\w+) = \w+;$/gm, (all, part: string) =>
          used.has(part) ? all : '',
        ),
        map: null,
      }),
    },
  };
}

/**
 * Keeps tooltips, and the half of Floating UI that knows of hovering and of focus, from coming with what needs neither: hints
 * have them come on demand. What opens below a field or a button (options, menus, calendars) asks only where it stands, a
 * scrolled area only for a ref made of several, and no ring in use says anything of its parts.
 */
function tooltipsOnDemand(): Plugin {
  const instead: [asked: string, needed: string][] = [
    ['useFloating } from "@floating-ui/react";', 'useFloating } from "@floating-ui/react-dom";'],
    [
      'import { useMergeRefs } from "@floating-ui/react";',
      'import { useMergedRef } from "@mantine/hooks"; const useMergeRefs = (refs) => useMergedRef(...refs);',
    ],
    [
      'import { Tooltip } from "../../Tooltip/Tooltip.mjs";',
      'const Tooltip = { Floating: ({ children }) => children };',
    ],
  ];
  return {
    name: 'tooltips-on-demand',
    apply: 'build',
    buildStart() {
      for (const file of globSync('web/**/*.tsx', { cwd: HERE })) {
        const code = readFileSync(`${HERE}${file}`, 'utf8');
        if (code.includes('<RingProgress') && /\btooltip\b/.test(code))
          throw new Error(`${file} has a ring with a tooltip, which tooltipsOnDemand leaves out.`);
      }
    },
    transform: {
      filter: {
        id: /@mantine\/core\/esm\/components\/(?:Popover\/use-popover|ScrollArea\/ScrollArea|RingProgress\/Curve\/Curve)\.mjs$/,
      },
      handler(code, id) {
        const change = instead.find(([asked]) => code.includes(asked));
        if (!change) throw new Error(`${id} asks for something else now: see tooltipsOnDemand.`);
        return { code: code.replace(...change), map: null };
      },
    },
  };
}

/** Finds modules of these components of Mantine. */
const component = (...names: string[]) => new RegExp(`@mantine/core/esm/components/(?:${names.join('|')})/`);

/** Screens with a menu or a hint need no Select, and would get it if it was merged with what these share. */
const NOT_SELECT = /^(?!.*@mantine\/core\/esm\/components\/(?:Combobox|Select)\/)/;

/** Parts of forms; none that a screen with little of a form has, too. */
const FIELDS =
  /@mantine\/core\/esm\/components\/(?:TagsInput|PillsInput|Textarea|Autocomplete)\/|\/web\/ui\/(?:field-label|number-field)\.tsx$/;

/** What most fields and menus know of their state: little, and whoever signs in needs it as well. */
const KIT = /@mantine\/.+\/use-(?:resolved-styles-api|uncontrolled)\.mjs$/;

/** Around every form that keeps what was typed. */
const FORMS = /\/web\/(?:ui\/(?:draft-note|form-layout)\.tsx|app\/use-leave\.ts)$/;

/** Fields of a person's phone and pay, and of a reason: in the four forms about a person. */
const PERSON_FIELDS = /\/web\/ui\/(?:lakhs-input\.tsx|phone-input\.tsx|least-characters\.ts)$/;

/** What every page stands in, and sending what is changed on it: apart, or the cut of what screens share goes through it. */
const PAGE =
  /@mantine\/core\/esm\/components\/(?:Skeleton|VisuallyHidden)\/|\/web\/(?:ui\/page\.tsx|lib\/ask-again\.ts)$|@tanstack\/.+\/(?:mutationObserver|useMutation)\.js$/;

/** Texts, by domain: `contract/messages.ts` names them all, and whoever imports it needs those that it names in turn. */
const TEXTS = /\/contract\/messages(?:\.ts$|\/)/;

/** What screens of one job begin with. */
const JOB = /\/web\/features\/jobs\/(?:loaded-job\.tsx|jobs\.queries\.ts)$/;

/** Where somebody lands, and may go. */
const LANDING = /\/(?:contract\/screens|web\/features\/session\/landing-page)\.ts$/;

/** What opens and closes around each screen behind sign-in, and where it is. */
const FRAME =
  /\/shown-sheet\.ts$|@mantine\/.+\/use-disclosure\.mjs$|\/web\/lib\/(?:last-search|key-names)\.ts$|@tanstack\/.+\/useLocation\.js$/;

/** What most lists and forms know of candidates and jobs. */
const RECORDS =
  /\/contract\/(?:candidates|candidate-list|assignments|resumes|resume-type|submissions|own-request|jobs|job-writing|ai|experience|money|phone)\.ts$/;

/** Builds the screens into dist/web. `npm run dev` serves them with hot reload and hands /api to the server. */
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    zodWithoutWriters(),
    partsInUse(),
    tooltipsOnDemand(),
    routesAsCalled(),
    ocrFiles(),
    startOfPage(),
  ],
  // word-extractor asks Node for streams; the few it needs are ours
  resolve: {
    alias: {
      stream: fileURLToPath(new URL('./reading/node-stream.ts', import.meta.url)),
    },
  },
  worker: { format: 'es' }, // so that each resume reader is a chunk of its own
  html: { cspNonce: '__CSP_NONCE__' }, // the server puts a fresh one into each page
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or styles
    manifest: true, // for scripts/first-loads.ts
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: TEXTS, sideEffects: false }] },
      output: {
        // What every page needs comes in one piece, and so does what most screens behind sign-in share: in one piece it
        // compresses better, and a screen asks for some forty files instead of ninety. Screens that need little of it, as
        // that of signing in, get a piece of theirs (by which screens need what, and of 28 kB at least).
        // A file of what several screens share is called after all of them, and each file that needs it says so.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            // Apart, or whoever needs one of them (a forgotten password) would take what it is merged with, and what that needs.
            { name: 'alert', test: component('Alert') },
            { name: 'kit', test: KIT },
            { name: 'page', test: PAGE, minShareCount: 13 },
            // Of what tables share, all that some screens need.
            { name: 'focus', test: /\/web\/lib\/use-kept-focus\.ts$/ },
            // Before what is shared, or one dialog more that needs them has them merged with what few of their screens need.
            { name: 'forms', test: FORMS },
            // Apart, or who signs in takes what opens below a field along.
            { name: 'input', test: component('Input', 'InputBase', 'TextInput') },
            {
              name: 'shared',
              test: NOT_SELECT,
              minShareCount: 19,
              entriesAware: true,
              entriesAwareMergeThreshold: 28_000,
            },
            { name: 'select', test: component('Combobox', 'Select') },
            { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 4 },
            // Small ones that go together, each of them a file otherwise: records of the contract, and fields of the forms.
            { name: 'records', test: RECORDS, minShareCount: 3 },
            { name: 'landing', test: LANDING },
            { name: 'frame', test: FRAME },
            { name: 'chip', test: component('Pill') },
            { name: 'job', test: JOB },
            { name: 'person-fields', test: PERSON_FIELDS },
            { name: 'fields', test: FIELDS, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
});
