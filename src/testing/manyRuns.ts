// Jest loads this file for `npm run model` only.
process.env.MODEL_RUNS ??= '1000';
