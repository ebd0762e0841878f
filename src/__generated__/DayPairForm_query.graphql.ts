/**
 * @generated SignedSource<<dbd170b4e599dd477dc74f1569623fdd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DayPairForm_query$data = Result<{
  readonly comparableDays: ReadonlyArray<string>;
  readonly " $fragmentType": "DayPairForm_query";
}, unknown>;
export type DayPairForm_query$key = {
  readonly " $data"?: DayPairForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPairForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "DayPairForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparableDays",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5058278c72bae8939d00dd2aad9b733c";

export default node;
