/** What makes a paper one that an archive keeps: PDF/A-3u beside PDF/UA-1, with the colours its colours are meant in. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

/** pdfkit's own ways to write objects, which its types leave out. */
type Written = {
  ref: (data: Record<string, unknown>) => { end: (stream?: Uint8Array) => void };
  appendXML: (xml: string) => void;
  _root: { data: Record<string, unknown> };
};

/** An archive wants every name of the metadata that is not its own described: PDF/UA's is not. */
const DESCRIBED = `
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>part</pdfaProperty:name>
                                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                                    <pdfaProperty:category>internal</pdfaProperty:category>
                                    <pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description>
                                </rdf:li>
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>`;

const LEVEL = `
        <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
            <pdfaid:part>3</pdfaid:part>
            <pdfaid:conformance>U</pdfaid:conformance>
        </rdf:Description>`;

const changedOn = (dated: Date): string => `
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
            <xmp:ModifyDate>${dated.toISOString().slice(0, 19)}Z</xmp:ModifyDate>
        </rdf:Description>`;

const SRGB = 'sRGB IEC61966-2.1';

let profile: Buffer | undefined;

/** The profile of the colours, which pdfkit brings. */
function srgb(): Buffer {
  const kit = createRequire(path.join(process.cwd(), 'package.json')).resolve('pdfkit');
  profile ??= readFileSync(path.join(path.dirname(kit), 'data/sRGB_IEC61966_2_1.icc'));
  return profile;
}

export function markArchival(document: Document, dated: Date): void {
  const written = document as unknown as Written;
  for (const xml of [LEVEL, DESCRIBED, changedOn(dated)]) written.appendXML(xml);
  const colours = written.ref({ N: 3 });
  colours.end(srgb());
  const intent = written.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    Info: new String(SRGB),
    OutputConditionIdentifier: new String(SRGB),
    DestOutputProfile: colours,
  });
  intent.end();
  written._root.data.OutputIntents = [intent];
}
