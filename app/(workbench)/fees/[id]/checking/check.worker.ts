import { answerOnce } from '@/app/threads/answer-once';
import { type CheckQuestion, checkSchedule } from './check';

answerOnce(({ frame, rows }: CheckQuestion) => checkSchedule(frame, rows));
