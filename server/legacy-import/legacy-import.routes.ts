import { legacyImportRoutes } from '#contract/legacy-import.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import type { VectorsDeps } from '../vectors/vectors-deps.ts';
import { importResume } from './import-resume.ts';
import { importTable } from './import-table.ts';

/** Bringing over what a former system held. */
export function mountLegacyImport(api: Api, deps: VectorsDeps): void {
  api.mount(legacyImportRoutes.table, async ({ actor, origin, body, files }) =>
    present(legacyImportRoutes.table.output, await importTable(deps, { actor, origin }, body, files.file)),
  );
  api.mount(legacyImportRoutes.resume, async ({ actor, origin, body, files }) =>
    present(
      legacyImportRoutes.resume.output,
      await importResume(deps, { actor, origin }, body.dry_run, files.resume),
    ),
  );
}
