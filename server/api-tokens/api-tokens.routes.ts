import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { accountMessages } from '#contract/account-messages.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { type ApiTokenRow, listTokens, revokeTokenRow } from './api-tokens.repo.ts';
import { createToken, type TokenDeps } from './create-token.ts';

/** A person's own tokens for programs. */
export function mountApiTokens(api: Api, deps: TokenDeps): void {
  const { database, clock } = deps;
  const shown = (row: ApiTokenRow) => ({
    ...row,
    scopes: row.scopes as TokenScope[],
    expired: row.expires_at <= clock.now(),
  });

  api.mount(apiTokenRoutes.list, async ({ actor }) => {
    const rows = await listTokens(database.db, actor.userId);
    return present(apiTokenRoutes.list.output, { items: rows.map(shown) });
  });
  api.mount(apiTokenRoutes.create, async ({ actor, origin, body }) => {
    const { row, secret } = await createToken(deps, { actor, origin }, body);
    return present(apiTokenRoutes.create.output, { token: shown(row), secret });
  });
  api.mount(apiTokenRoutes.revoke, async ({ actor, origin, params }) =>
    database.transaction(async (tx) => {
      if (!(await revokeTokenRow(tx, actor.userId, params.id, clock.now())))
        throw new AppError('not_found', accountMessages.apiToken.notFound);
      const of = { recordType: 'api_token', recordId: params.id };
      await recordAudit(tx, { actor, origin }, { action: 'api_token.revoke', ...of });
    }),
  );
}
