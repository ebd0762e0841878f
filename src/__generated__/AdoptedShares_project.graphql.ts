/**
 * @generated SignedSource<<35fce3529411d6e14633af8112f520f5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AdoptedShares_project$data = Result<{
  readonly adoptedShares: {
    readonly featureCount: number;
    readonly partialShare: number;
    readonly shareError: number | null | undefined;
    readonly supportedShare: number;
    readonly unknownShare: number;
    readonly unsupportedShare: number;
    readonly visitCount: number | null | undefined;
  } | null | undefined;
  readonly audience: {
    readonly name: string;
  };
  readonly linePercent: number;
  readonly " $fragmentType": "AdoptedShares_project";
}, unknown>;
export type AdoptedShares_project$key = {
  readonly " $data"?: AdoptedShares_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdoptedShares_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AdoptedShares_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdoptedShares",
      "kind": "LinkedField",
      "name": "adoptedShares",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partialShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsupportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknownShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareError",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1c35ce58f7f66634368056c3fbddfb0e";

export default node;
