/**
 * @generated SignedSource<<6e47dc2d239548c569febbae5b12241f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceHeader_audience$data = {
  readonly key: string;
  readonly name: string;
  readonly sourceNote: string;
  readonly " $fragmentType": "AudienceHeader_audience";
};
export type AudienceHeader_audience$key = {
  readonly " $data"?: AudienceHeader_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceHeader_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceHeader_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceNote",
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "ffe2fecfb4a86f5826ffc9d9cc49addd";

export default node;
