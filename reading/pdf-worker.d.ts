// pdf.js has no types for its worker half. Loading it registers it with the other half in the same thread.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
