// The built-in engine over JSON lines: reads one request a line on stdin, writes one answer a line on stdout, in order.
// docs/engine.md describes the requests.
import { once } from 'node:events';
import { answerLine } from './engine/answer.ts';
import { linesOf } from './engine/lines.ts';

// Whoever reads may stop before the end ("| head -1"): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.stdin.setEncoding('utf8');
for await (const line of linesOf(process.stdin)) {
  if (!process.stdout.write(`${answerLine(line)}\n`)) await once(process.stdout, 'drain');
}
