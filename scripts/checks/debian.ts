import { existsSync, readFileSync } from 'node:fs';

/** Whether packages can be installed here: Debian, or a distribution made from it, as root. */
export function isDebianRoot(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release'))
    return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
