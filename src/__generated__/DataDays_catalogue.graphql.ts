/**
 * @generated SignedSource<<1dd8fa66e863222b77a42dc857747a70>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataDays_catalogue$data = {
  readonly asOf: string;
  readonly baselineOn: string;
  readonly " $fragmentType": "DataDays_catalogue";
};
export type DataDays_catalogue$key = {
  readonly " $data"?: DataDays_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataDays_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataDays_catalogue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baselineOn",
      "storageKey": null
    }
  ],
  "type": "Catalogue",
  "abstractKey": null
};

(node as any).hash = "e60d631af5d98c2124db67ed7d64bc31";

export default node;
