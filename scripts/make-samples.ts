// Makes the sample resumes in samples/ with what a careful reader finds in each. They are committed: run this only
// after changing one, as `node scripts/make-samples.ts [part of a file name]`. It needs LibreOffice (soffice) for DOC
// files and PDFs out of Word, poppler-utils and ImageMagick for the scan.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountant } from './samples/accountant.ts';
import { blankPdf, emptyFile, lockedPdf, pictureNamedPdf, renamedPdf } from './samples/awkward-files.ts';
import { civilEngineer } from './samples/civil-engineer.ts';
import { marketer } from './samples/marketer.ts';
import { nurse } from './samples/nurse.ts';
import { fresher, warehouseManager } from './samples/plain-texts.ts';
import type { Sample } from './samples/sample.ts';
import { softwareEngineer } from './samples/software-engineer.ts';
import { teacherScan } from './samples/teacher-scan.ts';
import {
  electricalEngineer,
  hotelManager,
  hrPartner,
  qualityOfficer,
  salesManager,
} from './samples/word-documents.ts';

const FOLDER = join(import.meta.dirname, '../samples');
/** The day to which "present" counts in `experience_years`. */
const AS_OF = '2026-11-21';

const SAMPLES: Sample[] = [
  softwareEngineer,
  nurse,
  accountant,
  marketer,
  civilEngineer,
  teacherScan,
  hrPartner,
  salesManager,
  qualityOfficer,
  hotelManager,
  electricalEngineer,
  warehouseManager,
  fresher,
  lockedPdf,
  blankPdf,
  emptyFile,
  renamedPdf,
  pictureNamedPdf,
];

const wanted = process.argv[2] ?? '';
await mkdir(FOLDER, { recursive: true });
for (const sample of SAMPLES.filter(({ file }) => file.includes(wanted))) {
  const bytes = await sample.make();
  await writeFile(join(FOLDER, sample.file), bytes);
  console.log(`${sample.file}: ${bytes.byteLength} bytes`);
}
const samples = SAMPLES.map(({ make: _make, ...described }) => described);
await writeFile(join(FOLDER, 'expected.json'), `${JSON.stringify({ as_of: AS_OF, samples }, null, 2)}\n`);
