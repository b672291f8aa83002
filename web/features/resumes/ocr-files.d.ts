/** The folder with the files for reading scans, from the root and with a last slash; the build puts it in. */
declare const OCR_FOLDER: string;
