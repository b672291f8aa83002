import PdfKit from 'pdfkit';
import type { DemoCandidate, Employment } from './demo-data.ts';
import { closingSections, headlineOf, periodText } from './resume-text.ts';

/** How a resume looks. Points throughout. */
interface Look {
  regular: string;
  bold: string;
  accent: string;
  centred: boolean;
  ruled: boolean;
  size: number;
}

const LOOKS: Look[] = [
  { regular: 'Helvetica', bold: 'Helvetica-Bold', accent: '#1f4e79', centred: false, ruled: true, size: 10 },
  { regular: 'Times-Roman', bold: 'Times-Bold', accent: '#222222', centred: true, ruled: true, size: 11 },
  { regular: 'Helvetica', bold: 'Helvetica-Bold', accent: '#0b6e4f', centred: false, ruled: false, size: 10 },
  { regular: 'Times-Roman', bold: 'Times-Bold', accent: '#7a1f2b', centred: false, ruled: true, size: 11 },
];
const MARGIN = 54;
const GREY = '#555555';

/**
 * The candidate's resume as a PDF of one or two pages in one of four looks, the same bytes for the same candidate.
 */
export async function renderResumePdf(candidate: DemoCandidate): Promise<Buffer> {
  const look = LOOKS[candidate.phone.charCodeAt(candidate.phone.length - 1) % LOOKS.length] as Look;
  const document = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    info: {
      Title: `${candidate.name} - Resume`,
      Author: candidate.name,
      CreationDate: candidate.created_at,
      ModDate: candidate.created_at,
    },
  });
  const finished = collect(document);
  writeHead(document, candidate, look);
  writeParagraph(document, look, 'Summary', candidate.resume.summary);
  writeParagraph(document, look, 'Skills', candidate.skills.join(', '));
  if (candidate.resume.employment.length > 0) {
    writeHeading(document, look, 'Experience');
    for (const job of candidate.resume.employment) writeJob(document, look, job);
  }
  for (const { heading, lines } of closingSections(candidate)) {
    writeHeading(document, look, heading);
    for (const line of lines) writeLine(document, look, line);
  }
  document.end();
  return finished;
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

function widthOf(document: PDFKit.PDFDocument): number {
  return document.page.width - 2 * MARGIN;
}

function writeHead(document: PDFKit.PDFDocument, candidate: DemoCandidate, look: Look): void {
  const align = look.centred ? 'center' : 'left';
  const contact = `${candidate.email}  |  ${candidate.phone}  |  ${candidate.current_city}`;
  document.font(look.bold).fontSize(22).fillColor(look.accent).text(candidate.name, { align });
  document.font(look.regular).fontSize(11.5).fillColor('black').text(headlineOf(candidate), { align });
  document.moveDown(0.2).fontSize(9.5).fillColor(GREY).text(contact, { align });
  document.moveDown(0.4);
}

function writeHeading(document: PDFKit.PDFDocument, look: Look, heading: string): void {
  // A heading alone at the foot of a page says nothing.
  if (document.y > document.page.height - MARGIN - 60) document.addPage();
  document.moveDown(0.7).font(look.bold).fontSize(11.5).fillColor(look.accent);
  document.text(look.ruled ? heading.toUpperCase() : heading, MARGIN);
  if (look.ruled) {
    const y = document.y + 1;
    document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + widthOf(document), y)
      .lineWidth(0.7)
      .stroke(look.accent);
  }
  document
    .moveDown(look.ruled ? 0.6 : 0.35)
    .font(look.regular)
    .fontSize(look.size)
    .fillColor('black');
}

function writeParagraph(document: PDFKit.PDFDocument, look: Look, heading: string, text: string): void {
  writeHeading(document, look, heading);
  document.text(text, { lineGap: 1.5 });
}

function writeLine(document: PDFKit.PDFDocument, look: Look, line: string): void {
  document.font(look.regular).fontSize(look.size).text(line, MARGIN, document.y, { lineGap: 1.5 });
}

function writeJob(document: PDFKit.PDFDocument, look: Look, job: Employment): void {
  if (document.y > document.page.height - MARGIN - 70) document.addPage();
  const top = document.y;
  document
    .font(look.bold)
    .fontSize(look.size + 0.5)
    .fillColor('black');
  document.text(job.title, MARGIN, top, { width: widthOf(document) * 0.7 });
  const below = document.y;
  document
    .font(look.regular)
    .fontSize(look.size - 0.5)
    .fillColor(GREY);
  document.text(periodText(job), MARGIN, top, { width: widthOf(document), align: 'right' });
  document.text(`${job.company}, ${job.city}`, MARGIN, below);
  document.moveDown(0.25).fontSize(look.size).fillColor('black');
  document.list(job.points, MARGIN + 4, document.y, {
    bulletRadius: 1.6,
    textIndent: 12,
    bulletIndent: 4,
    lineGap: 1.5,
    width: widthOf(document) - 4,
  });
  document.moveDown(0.6);
}
