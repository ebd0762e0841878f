/**
 * @generated SignedSource<<4801380e1e9165ca2eed29715ac40c33>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudienceGains_audience$data = Result<{
  readonly dropGains: ReadonlyArray<{
    readonly ageMonths: number;
    readonly before: string;
    readonly droppedShare: number;
    readonly gainedCount: number;
    readonly releaseCount: number;
  }>;
  readonly " $fragmentType": "AudienceGains_audience";
}, unknown>;
export type AudienceGains_audience$key = {
  readonly " $data"?: AudienceGains_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceGains_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "linePercent"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudienceGains_audience",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "DropGain",
      "kind": "LinkedField",
      "name": "dropGains",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ageMonths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "droppedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "releaseCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gainedCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "7083392492fc040e5c989e37aa7cd454";

export default node;
