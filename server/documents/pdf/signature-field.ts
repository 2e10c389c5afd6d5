/** Room for a signature in a PDF that is being written, and its place in the structure for readers who listen. */
import type PDFDocument from 'pdfkit';

export type SignatureField = {
  /** Who signs, as the certificate names them. */
  name: string;
  reason: string;
  /** ISO date and time. */
  at: string;
  /** Bytes kept free for the signature. */
  reserved: number;
};

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;
type Reference = { end: () => void };

/** pdfkit's own ways to write objects, which its types leave out. */
type Written = {
  ref: (data: Record<string, unknown>) => Reference;
  annotate: (x: number, y: number, width: number, height: number, options: Record<string, unknown>) => void;
  page: { annotations: Reference[] };
  _root: { data: Record<string, unknown> };
  _acroform: { fonts: Record<string, never>; defaultFont: string };
};

const NAME = 'Signature';
/** Widths that any offset fits, filled in once the file is whole. */
export const UNKNOWN_OFFSET = '**********';
const SIGNATURES_EXIST_AND_APPEND_ONLY = 3;
const PRINT = 4;

/** Invisible: what it says is shown by the reader's own panel. */
export function addSignatureField(
  document: Document,
  { name, reason, at, reserved }: SignatureField,
): Structure {
  const written = document as unknown as Written;
  const signature = written.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, UNKNOWN_OFFSET, UNKNOWN_OFFSET, UNKNOWN_OFFSET],
    Contents: Buffer.alloc(reserved),
    Reason: new String(reason),
    M: new Date(at),
    Name: new String(name),
  });
  signature.end();
  const form = document.struct('Form', { alt: 'Signature of the issuer' } as Parameters<
    Document['struct']
  >[1]);
  written.annotate(0, 0, 0, 0, {
    Subtype: 'Widget',
    FT: 'Sig',
    V: signature,
    T: new String(NAME),
    TU: new String('Signature of the issuer'),
    F: PRINT,
    Rect: [0, 0, 0, 0],
    structParent: form,
  });
  const widget = written.page.annotations.at(-1);
  // pdfkit ends the form itself, with the fonts of its fields: this one has none.
  written._acroform = { fonts: {}, defaultFont: 'none' };
  written._root.data.AcroForm = written.ref({
    SigFlags: SIGNATURES_EXIST_AND_APPEND_ONLY,
    Fields: [widget],
    DR: { Font: {} },
  });
  return form;
}
